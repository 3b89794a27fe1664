import { Badge } from '@haat/ui';
import { Tag } from 'lucide-react';

/** The seller's own word for an enquiry. */
export const LabelChip = ({ label }: { label: string | null | undefined }) =>
  label ? (
    <Badge tone="indigo" className="max-w-[140px]">
      <Tag aria-hidden />
      <span className="truncate">{label}</span>
    </Badge>
  ) : null;
