const MIN_LENGTH = 10;
export const MAX_LENGTH = 500;

/** As the API counts: without the spaces around. */
export const isLongEnough = (text: string): boolean => text.trim().length >= MIN_LENGTH;
