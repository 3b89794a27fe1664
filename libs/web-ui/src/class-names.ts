import { kindOf, replaced } from './class-kinds';

type ClassValue =
  | ClassValue[]
  | Record<string, unknown>
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined;

const MAX_CACHED = 500;
const cache = new Map<string, string>();

function joined(value: ClassValue): string {
  if (!value || value === true) return '';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map(joined)
    : Object.keys(value).filter((name) => value[name]);
  return parts.filter(Boolean).join(' ');
}

/** `hover:sm:!p-4` → its variants and the utility; a colon in brackets parts nothing. */
function parted(name: string): [variants: string, utility: string] {
  let depth = 0;
  for (let at = name.length - 1; at >= 0; at--) {
    if (name[at] === ']' || name[at] === ')') depth += 1;
    else if (name[at] === '[' || name[at] === '(') depth -= 1;
    else if (name[at] === ':' && depth === 0)
      return [name.slice(0, at), name.slice(at + 1)];
  }
  return ['', name];
}

function merged(names: string): string {
  const taken = new Set<string>();
  const left: string[] = [];
  for (const name of names.trim().split(/\s+/).reverse()) {
    const [variants, utility] = parted(name);
    const plain = utility.replace(/^!|!$/, '');
    // An important one and a plain one leave each other alone.
    const scope = plain === utility ? variants : `${variants}!`;
    const kind = kindOf(plain);
    if (!kind) left.push(name);
    else if (!taken.has(`${scope}:${kind}`)) {
      left.push(name);
      for (const other of replaced(kind)) taken.add(`${scope}:${other}`);
    }
  }
  return left.reverse().join(' ');
}

/** Joins class names; the last utility of a kind wins. */
export function cn(...classes: ClassValue[]): string {
  const names = joined(classes);
  const cached = cache.get(names);
  if (cached !== undefined) return cached;
  const answer = merged(names);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(names, answer);
  return answer;
}
