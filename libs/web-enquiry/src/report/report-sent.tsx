import { Button, DialogClose } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';

/** `reference`: what a visitor names when they write again. */
export const ReportSent = ({ reference }: { reference?: string | undefined }) => (
  <div role="status" className="grid justify-items-center gap-3 text-center">
    <CircleCheckBig className="size-10 text-green-600" aria-hidden />
    <p>
      {reference ? (
        <Trans>
          Thank you. Our team will review it. Your reference number is <b>{reference}</b>.
        </Trans>
      ) : (
        <Trans>Thank you. Our team will review it.</Trans>
      )}
    </p>
    <DialogClose>
      <Button>
        <Trans>Done</Trans>
      </Button>
    </DialogClose>
  </div>
);
