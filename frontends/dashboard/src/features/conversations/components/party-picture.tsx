import { Monogram, cn } from '@haat/ui';
import { PersonAvatar } from '../../inbox/components/person-avatar';

type Firm = { name: string | null; logo: string | null; colour: string | null };
/** firm: null of a person; name: as it stands beside. */
type Props = { firm: Firm | null; name: string; className?: string };

/** A company by its logo or letters, as everywhere; a person by their initials. */
export const PartyPicture = ({ firm, name, className }: Props) =>
  firm ? (
    <Monogram
      name={firm.name ?? name}
      logo={firm.logo}
      colour={firm.colour}
      className={cn('size-11 text-base', className)}
    />
  ) : (
    <PersonAvatar name={name} className={className} />
  );
