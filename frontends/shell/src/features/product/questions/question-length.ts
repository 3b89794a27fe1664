const SHORTEST = 10;
export const LONGEST = 500;

/** As the API counts: without the spaces around. */
export const isLongEnough = (text: string): boolean => text.trim().length >= SHORTEST;
