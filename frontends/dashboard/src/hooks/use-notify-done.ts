import { notify, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

export type Done = {
  /** What was done, to what: it names the thing. */
  text: string;
  /** The page of the thing. */
  to?: string | undefined;
  undo?: (() => void) | undefined;
};

/** Notifies what was done, with Undo and a link to it where they exist. */
export function useNotifyDone() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return ({ text, to, undo }: Done): void => {
    const view = to ? { label: t`Open`, onClick: () => void navigate(to) } : undefined;
    const back = undo ? { label: t`Undo`, onClick: undo } : undefined;
    notify('success', text, back ?? view, undefined, back ? view : undefined);
  };
}
