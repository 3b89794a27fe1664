import { useIsStated } from '@haat/enquiry';
import { useAmount } from './use-amount';

type Line = Parameters<ReturnType<typeof useAmount>>[0] & { name: string };

/** Lines of a requirement under its title: what the title has is not repeated. */
export function useLinesText() {
  const amount = useAmount();
  const isStated = useIsStated();
  const textOf = (title: string, line: Line) => {
    if (line.name !== title) return `${line.name} · ${amount(line)}`;
    return isStated(title, line) ? '' : amount(line);
  };
  return (title: string, lines: Line[]) =>
    lines
      .map((line) => textOf(title, line))
      .filter(Boolean)
      .join(', ');
}
