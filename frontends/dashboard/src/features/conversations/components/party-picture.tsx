import { Monogram, cn } from '@haat/ui';
import type { Conversation } from '../../../api/conversations';
import { PersonAvatar } from '../../inbox/components/person-avatar';

type Props = { one: Conversation; name: string; className?: string };

/** A company by its logo, a person by their initials. */
export function PartyPicture({ one, name, className }: Props) {
  const { logo } = one.counterpart;
  return one.role === 'buyer' ? (
    <Monogram name={name} logo={logo} className={cn('size-11 text-base', className)} />
  ) : (
    <PersonAvatar name={name} className={className} />
  );
}
