/** Wire shapes every endpoint shares. */
export type Page<T> = {
  data: T[];
  links: {
    first: string | null;
    last: string | null;
    prev: string | null;
    next: string | null;
  };
  meta: {
    current_page: number;
    last_page: number;
    per_page: number;
    total: number;
  } & Record<string, unknown>;
};
/** What a refusal says (`docs/refusals.md`); `params.n` is the number in "at most {n}". */
export type Reason = { code: string; params: Record<string, string> };
export type ErrorBody = {
  message: string;
  code?: string;
  reason?: Reason;
  errors?: Record<string, string[]>;
  reasons?: Record<string, Reason>;
};
