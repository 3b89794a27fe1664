/** A contact as address books read it: vCard 4.0, RFC 6350. */
type Contact = {
  name: string;
  address: string | null | undefined;
  phone: string | null | undefined;
  email: string | null | undefined;
  url: string;
};

/** Text values escape what separates values. */
const text = (value: string) =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/\r?\n/g, '\\n')
    .replace(/[,;]/g, (sign) => `\\${sign}`);

export function vcardOf({ name, address, phone, email, url }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${text(name)}`,
    `ORG:${text(name)}`,
    phone ? `TEL;VALUE=uri:tel:${phone.replace(/[^+0-9]/g, '')}` : null,
    email ? `EMAIL:${text(email)}` : null,
    address ? `ADR:;;${text(address)};;;;Nepal` : null,
    `URL:${url}`,
    'END:VCARD',
  ];
  return `${lines.filter((line) => line !== null).join('\r\n')}\r\n`;
}
