import {
  Link,
  deferred,
  paths,
  selectIsAuth,
  useAppSelector,
  type Product,
} from '@haat/platform';
import { Button, PlainLink, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSignInDialog } from '../../../../components/sign-in-context';
import { useIsOwn } from '../hooks/use-is-own';

const OwnQuestions = deferred<{ product: Product }>(
  () => import(/* webpackChunkName: "product-ask" */ './own-questions'),
  <Skeleton className="h-64 w-full rounded-[18px]" />,
);

/** What one may do here; the server has no session, and renders it for visitors. */
export function NewQuestion({ product }: { product: Product }) {
  const isAuth = useAppSelector(selectIsAuth);
  const isOwn = useIsOwn(product);
  if (!isAuth) return <SignInPrompt slug={product.slug} />;
  return isOwn ? <DashboardLink /> : <OwnQuestions product={product} />;
}

function SignInPrompt({ slug }: { slug: string }) {
  const { openSignIn } = useSignInDialog();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openSignIn({ returnsHere: true });
  };
  return (
    <>
      <Button asChild variant="soft" className="noscript:hidden">
        <Link to={paths.signIn} onClick={open}>
          <LogIn aria-hidden />
          <Trans>Sign in to ask a question</Trans>
        </Link>
      </Button>
      <PlainLink href={paths.plainForm('question', { slug })}>
        <Trans>Ask a question</Trans>
      </PlainLink>
    </>
  );
}

const DashboardLink = () => (
  <Button asChild variant="soft">
    <Link to={paths.sellerQuestions}>
      <Trans>Answer questions in your dashboard</Trans>
    </Link>
  </Button>
);
