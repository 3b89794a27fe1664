import { deferred } from '@haat/platform';
import { Skeleton } from '@haat/ui';
import type { EnquiryTarget } from './enquiry-target';

export type ContactFormProps = EnquiryTarget & {
  productName?: string | undefined;
  companyName?: string | undefined;
  /** What the text starts with, e.g. the chosen quantity. */
  text?: string | undefined;
  /** When it can be written into. */
  onReady?: (() => void) | undefined;
};

/** Name, phone, email and what is needed; then the review, then thanks (spec 4, 5). No first screen has it: its code is deferred. */
export const ContactForm = deferred<ContactFormProps>(
  () => import(/* webpackChunkName: "contact-form" */ './written-form'),
  <Skeleton className="h-[420px] rounded-lg" />,
);
