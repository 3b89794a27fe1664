import { Trans } from '@lingui/react/macro';

/** The red number at an icon. */
export const CountDot = ({ count, text }: { count: number; text: string }) =>
  count > 0 ? (
    <span className="absolute left-1/2 top-0.5 ml-1.5 grid h-[17px] min-w-[17px] place-items-center rounded-full border-2 border-white bg-rho-600 box-content px-1 text-[10.5px] font-bold leading-none text-white">
      {count > 99 ? '99+' : text}
      <span className="sr-only">
        {' '}
        <Trans>new</Trans>
      </span>
    </span>
  ) : null;
