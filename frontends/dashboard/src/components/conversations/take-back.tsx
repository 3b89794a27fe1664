import { messageOf, notify } from '@haat/platform';
import { useLingui, Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useTakeBackMessageMutation } from '../../api/messages';

/** Own messages can be deleted for a quarter of an hour. */
export function TakeBack({ id, messageId }: { id: string; messageId: string }) {
  const { t } = useLingui();
  const [takeBack, { isLoading }] = useTakeBackMessageMutation();
  const act = async () => {
    try {
      await takeBack({ conversationId: id, messageId }).unwrap();
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t undo it. Try again.`);
    }
  };
  return (
    <button
      type="button"
      disabled={isLoading}
      onClick={() => void act()}
      className="-my-1 inline-flex min-h-8 items-center gap-1 rounded-full px-2 text-[12px] font-medium text-ink-500 hover:bg-sand hover:text-ink-900 focus-visible:opacity-100 group-hover:opacity-100 max-lg:min-h-11 lg:opacity-0"
    >
      <Undo2 className="size-3.5" aria-hidden />
      <Trans>Undo</Trans>
    </button>
  );
}
