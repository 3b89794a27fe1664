/** Wire shapes every endpoint shares. */
import type { PageItem } from '@haat/api/drive';

export type { FieldRefusal as Reason, Refusal as ErrorBody } from '@haat/api/refusals';
/** Of any list: its rows, the addresses of its pages, and its numbers. */
export type Page<T> = Omit<PageItem, 'data'> & Record<'data', T[]>;
