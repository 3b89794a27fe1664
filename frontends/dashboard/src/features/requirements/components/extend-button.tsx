import type { RequirementOut } from '@haat/api/requirements';
import { useExtendRequirementMutation } from '@haat/enquiry';
import { fieldErrors, notify, useFormat } from '@haat/platform';
import { Button, Dialog, Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useNotifyError } from '../../../hooks/use-notify-error';

const DAYS = [3, 7, 15, 30];

/** More days, as often and as long as the market allows. */
export function ExtendButton({ requirement }: { requirement: RequirementOut }) {
  const { t } = useLingui();
  const { date, number } = useFormat();
  const notifyError = useNotifyError();
  const [isOpen, setIsOpen] = useState(false);
  const [extend, { error, isLoading }] = useExtendRequirementMutation();
  const { id, extensions_left: times, extension_days_left: left } = requirement;
  const choices = DAYS.filter((days) => days <= left);
  const [days, setDays] = useState('7');
  const chosen = choices.includes(Number(days)) ? days : String(choices.at(-1) ?? '');
  if (times === 0 || choices.length === 0) return null;
  const [timesLeft, daysLeft] = [number(times), number(left)];
  const until = date(requirement.expires_at);
  async function go() {
    try {
      const now = await extend({
        requirementId: id,
        body: { days: Number(chosen) },
      }).unwrap();
      const end = date(now.expires_at);
      notify('success', t`“${now.title}” is open until ${end}.`);
      setIsOpen(false);
    } catch (failure) {
      notifyError(failure);
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <Trans>Extend</Trans>
        </Button>
      }
      size="sm"
      title={<Trans>Keep it open longer?</Trans>}
      description={<Trans>It now closes on {until}.</Trans>}
    >
      <Select
        label={<Trans>Extend by</Trans>}
        hint={t`Left: extensions ${timesLeft}, days ${daysLeft}.`}
        error={fieldErrors(error).days}
        options={choices.map((value) => {
          const shown = number(value);
          return { value: String(value), label: t`${shown} days` };
        })}
        value={chosen}
        onChange={({ target }) => setDays(target.value)}
      />
      <FormButtons
        className="mt-5"
        onCancel={() => setIsOpen(false)}
        isBusy={isLoading}
        onClick={() => void go()}
      >
        <Trans>Extend</Trans>
      </FormButtons>
    </Dialog>
  );
}
