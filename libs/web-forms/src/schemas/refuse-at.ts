import type { core } from 'zod/mini';

type Refused = { path: (string | number)[]; code: string | undefined };

/** What fields refuse together; a field that is refused alone has its own code. */
export function refuseAt<Value>(
  { value, issues }: core.ParsePayload<Value>,
  refused: readonly Refused[],
): void {
  const marked = new Set(issues.map(({ path = [] }) => path.join('.')));
  for (const { path, code } of refused) {
    if (!code || marked.has(path.join('.'))) continue;
    issues.push({ code: 'custom', message: code, path, input: value, continue: true });
  }
}
