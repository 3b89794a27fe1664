import { useState, type ReactNode } from 'react';
import {
  ArticleText,
  Breadcrumb,
  Button,
  Card,
  Container,
  DhakaBand,
  Dialog,
  DialogClose,
  EmptyState,
  ErrorPanel,
  LoadBoundary,
  ListNameDialog,
  Logo,
  Menu,
  MenuItem,
  MenuSeparator,
  Mountain,
  Pagination,
  PortalScope,
  RequestNumber,
  SectionHeading,
  Sheet,
  Skeleton,
  Sparkline,
  StepList,
  Toaster,
  UnsavedDialog,
} from '../src';
import type { Say, Story } from './story';

const nothing = () => undefined;

function Naming({ say }: { say: Say }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {say('New list', 'नयाँ सूची')}
      </Button>
      {isOpen ? (
        <ListNameDialog
          title={say('New list', 'नयाँ सूची')}
          action={say('Create', 'बनाउनुहोस्')}
          onClose={() => setIsOpen(false)}
          onSave={() => Promise.resolve(say('Taken already.', 'पहिले नै छ।'))}
        />
      ) : null}
    </>
  );
}

const opener = (words: ReactNode) => <Button variant="outline">{words}</Button>;

export const FRAMES: Story[] = [
  {
    of: ['Dialog', 'DialogClose', 'Sheet', 'ListNameDialog', 'UnsavedDialog'],
    show: (say) => (
      <>
        <Dialog
          trigger={opener(say('Dialog', 'संवाद'))}
          title={say('Delete the list?', 'सूची मेटाउने?')}
          description={say('Nothing brings it back.', 'फिर्ता आउँदैन।')}
        >
          <DialogClose>
            <Button>{say('Keep it', 'राख्नुहोस्')}</Button>
          </DialogClose>
        </Dialog>
        <Sheet trigger={opener(say('Drawer', 'दराज'))} title={say('Filters', 'छनोट')}>
          {say('Text', 'पाठ')}
        </Sheet>
        <Naming say={say} />
        <UnsavedDialog isDirty={false} />
      </>
    ),
  },
  {
    of: ['Menu', 'MenuItem', 'MenuSeparator', 'PortalScope', 'Toaster'],
    show: (say) => (
      <PortalScope name="gallery">
        <Menu align="start" trigger={opener(say('Menu', 'मेनु'))}>
          <MenuItem>{say('Rename', 'नाम फेर्नुहोस्')}</MenuItem>
          <MenuItem disabled>{say('Not allowed', 'अनुमति छैन')}</MenuItem>
          <MenuSeparator />
          <MenuItem isDanger>{say('Delete', 'मेटाउनुहोस्')}</MenuItem>
        </Menu>
        <Toaster />
      </PortalScope>
    ),
  },
  {
    of: ['Breadcrumb', 'Pagination', 'SectionHeading', 'StepList'],
    show: (say) => (
      <div className="grid w-full gap-5">
        <Breadcrumb
          crumbs={[{ label: say('Home', 'गृह'), to: '/' }, { label: say('Tea', 'चिया') }]}
        />
        <SectionHeading
          title={say('Trending now', 'अहिले चलेका')}
          text={say('What buyers look at today', 'आज किन्नेले हेरेका')}
          more={{ to: '/', label: say('See all', 'सबै हेर्नुहोस्') }}
        />
        <Pagination page={4} lastPage={12} hrefOf={(page) => `?page=${page}`} />
        <StepList
          at={1}
          onGo={nothing}
          steps={[
            { name: say('What', 'के'), isDone: true, isReachable: true },
            { name: say('How much', 'कति'), isDone: false, isReachable: true },
            { name: say('Contact', 'सम्पर्क'), isDone: false, isReachable: false },
          ]}
        />
      </div>
    ),
  },
  {
    of: ['ArticleText'],
    show: (say) => (
      <div className="w-full">
        <ArticleText
          nodes={[
            {
              tag: 'p',
              text: '',
              href: null,
              children: [
                {
                  tag: 'strong',
                  text: say('Add a product', 'सामान थप्नुहोस्'),
                  href: null,
                  children: [],
                },
              ],
            },
          ]}
        />
      </div>
    ),
  },
  {
    of: ['Sparkline'],
    show: () => (
      <>
        <Sparkline values={[2, 3, 3, 5, 4, 7]} className="text-green-600" />
        <Sparkline values={[9, 8, 8, 4, 6, 2]} className="text-rho-600" />
        <Sparkline values={[1, 1, 1]} className="text-indigo-600" />
        <Sparkline values={undefined} />
      </>
    ),
  },
  {
    of: ['Logo', 'DhakaBand', 'Card', 'Container'],
    show: (say) => (
      <>
        <Logo />
        <Logo isIconOnly />
        <span className="rounded-md bg-indigo-900 p-3">
          <Logo isOnDark />
        </span>
        <DhakaBand className="w-full" />
        <Container>
          <Card className="p-5">{say('A card', 'कार्ड')}</Card>
        </Container>
      </>
    ),
  },
  {
    of: [
      'EmptyState',
      'ErrorPanel',
      'LoadBoundary',
      'Mountain',
      'RequestNumber',
      'Skeleton',
    ],
    show: (say) => (
      <div className="grid w-full gap-4 lg:grid-cols-2">
        <EmptyState
          title={say('No enquiries yet', 'सोधपुछ छैन')}
          text={say('The first one is on its way.', 'पहिलो आउँदैछ।')}
          action={<Button variant="soft">{say('Look around', 'हेर्नुहोस्')}</Button>}
        />
        <EmptyState mood="locked" title={say('Sign in first', 'पहिले साइन इन')} />
        <ErrorPanel
          error={{ status: 503, requestId: '01a20346-8126-758b-87c9' }}
          onRetry={nothing}
        />
        <LoadBoundary at="/">
          <ErrorPanel error={{ status: 'FETCH_ERROR' }} onRetry={nothing} />
        </LoadBoundary>
        <RequestNumber id="01a20346-8126-758b-87c9" />
        <Mountain />
        <Skeleton className="h-24" />
      </div>
    ),
  },
];
