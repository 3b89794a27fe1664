/** What no other run has used: limits and lists stay out of each other's way. */
import { randomInt, randomUUID } from 'node:crypto';

export const newMark = () => randomUUID().slice(0, 8);
/** A mobile number of Nepal, as one types it. */
export const newPhone = () => `984${randomInt(1_000_000, 9_999_999)}`;
export const newEmail = () => `guest-${newMark()}@example.com`;
