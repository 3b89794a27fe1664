import { Link } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  backTo: string;
  picture: ReactNode;
  name: string;
  /** What is available immediately. */
  beside?: ReactNode;
  /** Under the name: the subject, or the other side. */
  line: ReactNode;
  children?: ReactNode;
};

/** Above a conversation: back to the list on a phone, with whom, and what can be done. */
export function TalkHead({ backTo, picture, name, beside, line, children }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-card px-3 py-2.5 sm:flex-nowrap lg:px-5">
      <Link
        to={backTo}
        aria-label={t`Back to the list`}
        className="grid size-11 shrink-0 place-items-center rounded-full lg:hidden"
      >
        <ArrowLeft className="size-5" aria-hidden />
      </Link>
      {picture}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h2 className="truncate text-[17px] leading-snug">{name}</h2>
          {beside}
        </div>
        <p className="truncate text-sm text-ink-500">{line}</p>
      </div>
      {children}
    </div>
  );
}
