import { Button, DialogClose } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';

/** The number is what one names when one writes again. */
export const ReportSent = ({ reference }: { reference: string }) => (
  <div role="status" className="grid justify-items-center gap-3 text-center">
    <CircleCheckBig className="size-10 text-green-600" aria-hidden />
    <p>
      <Trans>
        Thank you. Our staff will look at it. Your number is <b>{reference}</b>.
      </Trans>
    </p>
    <DialogClose>
      <Button>
        <Trans>Done</Trans>
      </Button>
    </DialogClose>
  </div>
);
