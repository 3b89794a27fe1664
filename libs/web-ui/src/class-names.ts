import { clsx, type ClassValue } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { KINDS } from './class-kinds';

const merge = createTailwindMerge(KINDS);

/** Joins class names; a later utility wins over an earlier one of its kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
