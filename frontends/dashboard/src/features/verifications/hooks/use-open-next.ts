import { paths, useNavigate } from '@haat/platform';

/** Opens the next verification of the queue after a decision, if there is one. */
export function useOpenNext() {
  const navigate = useNavigate();
  return (next: string | null) => {
    if (next) void navigate(paths.adminVerification(next));
  };
}
