import type { RequirementOut } from '@haat/api/requirements';
import { Form } from '@haat/forms';
import { deferred, paths, useLocation } from '@haat/platform';
import { Button, Skeleton, StepList, UnsavedDialog, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import type { StoredDraft } from '../draft-storage';
import { SaveNote } from './save-note';
import { StaleNote } from './stale-note';
import { LAST, STEPS } from '../steps';
import { useRestoredFocus } from '../hooks/use-restored-focus';
import type { OnTyped } from '../hooks/use-draft-state';
import { useTypedShape } from '../hooks/use-typed-shape';
import { useWizard } from '../hooks/use-wizard';
import { WhatStep } from './what-step';

const SKELETON = <Skeleton className="h-72 rounded-lg" />;
const ItemsStep = deferred(
  async () => ({
    default: (await import('./items-step')).ItemsStep,
  }),
  SKELETON,
);
const DeliveryStep = deferred(
  async () => ({
    default: (await import('./delivery-step')).DeliveryStep,
  }),
  SKELETON,
);
const ContactStep = deferred(
  async () => ({
    default: (await import('./contact-step')).ContactStep,
  }),
  SKELETON,
);
const SubmitFlow = deferred(async () => ({
  default: (await import('./submit-flow')).SubmitFlow,
}));
const PARTS = [WhatStep, ItemsStep, DeliveryStep, ContactStep];

/** `existing`: the server has it when the page opens. `onTyped`: this is the shape that the server rendered. */
type Props = { start: StoredDraft; existing?: RequirementOut; onTyped?: OnTyped };

/** One step at a time; nothing typed is ever lost on the way. Memoized: the page around it hydrates without rendering it again. */
export const Wizard = memo(function Wizard({ start, existing, onTyped }: Props) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const wizard = useWizard(start, existing, onTyped);
  const { at, refusals, reach } = wizard;
  useTypedShape(heading, onTyped);
  useRestoredFocus(heading, wizard.isShape);
  const before = useRef(at);
  const step = STEPS[at];
  const Part = PARTS[at] ?? WhatStep;

  useEffect(() => {
    const form = heading.current?.closest('form');
    const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (before.current !== at) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    before.current = at;
  }, [refusals, at]);

  return (
    <Form
      form={wizard.form}
      onSend={wizard.next}
      method="post"
      action={paths.plainForm('requirement') + search}
      data-wide={at > 0 || undefined}
      className="grid gap-4"
    >
      <StepList
        at={at}
        steps={STEPS.map(({ label }, index) => ({
          name: i18n._(label),
          isDone: index < reach && index < at,
          isReachable: index <= Math.max(reach, at),
        }))}
        onGo={wizard.go}
      />
      <StaleNote wizard={wizard} />
      <h3 ref={heading} tabIndex={-1} className="-mt-4 scroll-mt-44 text-lg outline-none">
        {step ? i18n._(step.label) : null}
      </h3>
      <Part />
      <div className="flex gap-3">
        {at > 0 ? (
          <Button variant="ghost" size="lg" onClick={() => wizard.go(at - 1)}>
            <Trans>Back</Trans>
          </Button>
        ) : null}
        <Button
          // The browser itself would send the shape, and load the page again without its text.
          type={wizard.isShape ? 'button' : 'submit'}
          variant="marigold"
          size="lg"
          className={cn('ml-auto flex-1', wizard.isShape && 'noscript:hidden')}
        >
          {at === LAST ? <Trans>Review</Trans> : <Trans>Continue</Trans>}
        </Button>
        {wizard.isShape ? <PlainContinue /> : null}
      </div>
      <SaveNote wizard={wizard} />
      {wizard.stage === 'writing' ? null : <SubmitFlow wizard={wizard} />}
      <UnsavedDialog isDirty={wizard.isPosted && wizard.stored.isDirty} />
    </Form>
  );
});

/** Without scripts the other steps follow on a page of their own, with what is typed. */
const PlainContinue = () => (
  <Button
    type="submit"
    variant="marigold"
    size="lg"
    className="ml-auto hidden flex-1 noscript:inline-flex"
  >
    <Trans>Continue</Trans>
  </Button>
);
