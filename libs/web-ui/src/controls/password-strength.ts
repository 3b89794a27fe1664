/** 0 nothing typed, 1 too short, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const MIN_PASSWORD_LENGTH = 8;

export function strengthOf(password: string): Strength {
  if (password === '') return 0;
  if (password.length < MIN_PASSWORD_LENGTH) return 1;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (password.length >= 14 || (password.length >= 10 && variety >= 3)) return 4;
  return variety >= 2 ? 3 : 2;
}
