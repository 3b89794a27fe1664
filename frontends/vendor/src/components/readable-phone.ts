const MOBILE = /^\+977(9\d{2})(\d{3})(\d{4})$/;

/** `+9779851041137` → `+977 985-104-1137`; other numbers stay as they are. */
export const readablePhone = (phone: string): string =>
  phone.replace(MOBILE, '+977 $1-$2-$3');
