import { Monogram, cn } from '@haat/ui';
import { PersonAvatar } from './person-avatar';

type Company = { name: string | null; logo: string | null; colour: string | null };
/** company: null for a person; name: as rendered next to it. */
type Props = { company: Company | null; name: string; className?: string };

/** A company by its logo or letters, as everywhere; a person by their initials. */
export const PartyPicture = ({ company, name, className }: Props) =>
  company ? (
    <Monogram
      name={company.name ?? name}
      logo={company.logo}
      colour={company.colour}
      className={cn('size-11 text-base', className)}
    />
  ) : (
    <PersonAvatar name={name} className={className} />
  );
