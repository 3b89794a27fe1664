import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from '../src/class-names';

/** The library's own tables: larger than all of our own code for the first page. */
const whole = extendTailwindMerge({
  extend: {
    theme: {
      text: ['xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', 'hero'],
      shadow: ['e1', 'e2', 'e3', 'ring'],
    },
  },
});
/** One of each kind in use, and of those that only look alike. */
const UTILITIES =
  'p-4 px-3.5 pt-[3px] m-2 mx-auto -mt-1 size-full w-full h-11 h-[46px] min-w-0 max-w-page min-h-11 ' +
  'inset-0 inset-x-0 top-1/2 left-4 z-[81] gap-2 gap-x-3 grid-cols-3 col-[1/4] basis-1/2 flex-1 flex-col ' +
  'flex-wrap grow shrink-0 items-center justify-between justify-items-center self-start place-items-center ' +
  'content-between block flex inline-flex grid hidden fixed relative invisible sr-only not-sr-only ' +
  'text-sm text-[13.5px] text-md text-hero text-center text-white text-[#ffe2a6] text-balance leading-snug ' +
  'font-bold font-[650] tracking-tight truncate line-clamp-2 underline no-underline whitespace-nowrap ' +
  'bg-sand bg-[#f6f3ec] bg-none bg-linear-to-b from-[#ffc04e] to-mari-400 border border-2 border-t ' +
  'border-line border-transparent border-dashed border-l-0 rounded rounded-full rounded-t-xl rounded-br-md ' +
  'shadow-e1 shadow-none shadow-[0_1px_2px_#000] opacity-50 rotate-180 scale-104 -translate-y-1/2 ' +
  'transition transition-transform duration-500 cursor-pointer select-none overflow-hidden ' +
  'overflow-x-auto object-cover aspect-square fill-current stroke-sand pointer-events-none haat-rise';

test('the small tables decide as the whole ones of the library', () => {
  const list = UTILITIES.split(' ');
  const pairs = list.flatMap((a) => list.filter((b) => b !== a).map((b) => `${a} ${b}`));
  const different = pairs.filter((pair) => cn(pair) !== whole(pair));
  expect(different).toEqual([]);
});

test('a variant of a utility leaves the plain one alone', () => {
  expect(cn('p-4 sm:p-6', 'p-2')).toBe('sm:p-6 p-2');
  expect(cn('p-4 !p-6', 'p-2')).toBe('!p-6 p-2');
  expect(cn('rounded-xl', { 'rounded-none': true }, undefined)).toBe('rounded-none');
});
