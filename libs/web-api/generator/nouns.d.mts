export const NOUNS: Record<string, string>;
export function nounOf(address: string): string | undefined;
