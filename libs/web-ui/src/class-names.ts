import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', 'hero'],
      shadow: ['e1', 'e2', 'e3', 'ring'],
    },
  },
});

/** Joins class names; a later utility wins over an earlier one of its kind. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
