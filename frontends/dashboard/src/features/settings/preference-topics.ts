import type { Preferences, Row } from '@haat/api/notification-preferences';

export type Channel = keyof Row;
export type Topic = Exclude<keyof Preferences, 'mail_rhythm'>;

export const CHANNELS: Channel[] = ['in_app', 'email', 'sms'];
/** In the order of the API. */
export const TOPICS: Topic[] = [
  'enquiries',
  'messages',
  'requirements',
  'company',
  'account_security',
  'product_news',
];
