import { brand } from '@haat/platform';
import { cn } from '../class-names';

/** Without ids: it is twice on a page. */
const LogoIcon = () => (
  <svg
    viewBox="0 0 42 42"
    className="size-9 shrink-0 rounded-[28.57%] bg-linear-to-b from-[#4A52C4] to-[#272D86] lg:size-[42px]"
    aria-hidden
  >
    <circle cx="28.5" cy="15.5" r="6" fill="#F8B133" />
    <path d="M-2 34 13 14.5 20.5 24 25 19.5 44 36v8H-2z" fill="#fff" />
    <path d="M13 14.5 8.9 19.8l2.6 1.3 2-1.9 2.3 2.3 1.6-.9z" fill="#A3ABEE" />
    <path d="M-1 33.5h44V44H-1z" fill="#B81E55" />
    <path
      d="M0 33.5a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0 7 0z"
      fill="#fff"
    />
  </svg>
);

/** The brand; `isOnDark` for the footer. */
export function Logo({
  isOnDark,
  isIconOnly,
  className,
}: {
  isOnDark?: boolean;
  /** The picture without the name, for narrow bars. */
  isIconOnly?: boolean;
  className?: string;
}) {
  if (isIconOnly) return <LogoIcon />;
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <LogoIcon />
      <span className={isOnDark ? 'text-white' : 'text-indigo-900'}>
        <b className="block text-xl font-extrabold leading-none tracking-tighter lg:text-[25px]">
          {brand.wordmark}
        </b>
        <small
          lang="ne"
          className={cn(
            'nepali-labels mt-1 block text-[11px] font-semibold leading-none',
            isOnDark ? 'text-on-bar-soft' : 'text-ink-500',
          )}
        >
          {brand.tagline}
        </small>
      </span>
    </span>
  );
}
