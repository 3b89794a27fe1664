import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';

type Props = { body: string; at: string; isMine: boolean };

export function Bubble({ body, at, isMine }: Props) {
  const { date, time } = useFormat();
  return (
    <li
      className={cn(
        'w-fit max-w-[85%] rounded-[18px] px-4 py-3 text-[14.5px] lg:max-w-[78%]',
        isMine
          ? 'self-end rounded-br-[6px] bg-indigo-600 text-white'
          : 'self-start rounded-bl-[6px] border border-line bg-card',
      )}
    >
      <p className="whitespace-pre-wrap break-words">{body}</p>
      <time
        dateTime={at}
        className={cn(
          'mt-1 block text-[11.5px]',
          isMine ? 'text-indigo-100' : 'text-ink-500',
        )}
      >
        {date(at)}, {time(at)}
      </time>
    </li>
  );
}
