/** The trace of a call begins at the person's click: a W3C `traceparent`, new for each (ADR 21). */
export function newTraceparent(): string {
  return `00-${hexadecimal(16)}-${hexadecimal(8)}-01`;
}

function hexadecimal(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
