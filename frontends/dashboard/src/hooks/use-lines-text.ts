import { useAmount } from './use-amount';

type Line = Parameters<ReturnType<typeof useAmount>>[0] & { name: string };

/** Lines of a requirement under its title: a name that the title has is not repeated. */
export function useLinesText() {
  const amount = useAmount();
  return (title: string, lines: Line[]) =>
    lines
      .map((line) =>
        line.name === title ? amount(line) : `${line.name} · ${amount(line)}`,
      )
      .join(', ');
}
