/** The national part: the field shows the dial code itself. */
export const nationalPhone = (phone: string | null | undefined): string =>
  phone?.replace(/^\+977/, '') ?? '';
