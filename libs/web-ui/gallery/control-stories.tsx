import { Heart, Search } from 'lucide-react';
import {
  Button,
  CopyButton,
  IconButton,
  PlainLink,
  Spinner,
  Tabs,
  UploadProgress,
  UploadRow,
  type ButtonVariant,
  type QueuedFile,
} from '../src';
import type { Story } from './story';

const nothing = () => undefined;
const VARIANTS: ButtonVariant[] = [
  'primary',
  'marigold',
  'outline',
  'soft',
  'ghost',
  'wa',
  'danger',
];
const file = (part: Partial<QueuedFile>): QueuedFile => ({
  key: String(part.state),
  file: new File([], 'brass-lamps.pdf'),
  send: () => Promise.resolve(),
  state: 'waiting',
  share: 0,
  ...part,
});
const FILES = [
  file({ state: 'waiting' }),
  file({ state: 'sending', share: 0.4 }),
  file({ state: 'stored', share: 1 }),
  file({ state: 'failed', trouble: '✗ 12 MB' }),
];

export const CONTROLS: Story[] = [
  {
    of: ['Button', 'CopyButton', 'PlainLink', 'Spinner'],
    show: (say) => (
      <>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            <Search aria-hidden />
            {say('Send enquiry', 'सोधपुछ पठाउनुहोस्')}
          </Button>
        ))}
        <Button size="sm">{say('Small', 'सानो')}</Button>
        <Button size="lg">{say('Large', 'ठूलो')}</Button>
        <Button disabled>{say('Off', 'बन्द')}</Button>
        <Button isBusy>{say('Sending', 'पठाउँदै')}</Button>
        <Button asChild variant="soft">
          <a href="#button">{say('A link', 'लिङ्क')}</a>
        </Button>
        <PlainLink href="#form">{say('Without scripts', 'स्क्रिप्ट बिना')}</PlainLink>
        <CopyButton text="HD-1042" done="✓" failed="✗">
          {say('Copy', 'प्रतिलिपि')}
        </CopyButton>
        <Spinner />
      </>
    ),
  },
  {
    of: ['IconButton'],
    show: (say) => (
      <>
        <IconButton label={say('Wish', 'इच्छा')}>
          <Heart aria-hidden />
        </IconButton>
        <IconButton label={say('Not now', 'अहिले होइन')} disabled>
          <Heart aria-hidden />
        </IconButton>
      </>
    ),
  },
  {
    of: ['Tabs'],
    show: (say) => (
      <Tabs
        label={say('Views', 'दृश्यहरू')}
        tabs={[
          { value: 'a', label: say('Details', 'विवरण'), content: say('Text', 'पाठ') },
          { value: 'b', label: say('History', 'इतिहास'), content: '' },
        ]}
      />
    ),
  },
  {
    of: ['UploadProgress', 'UploadRow'],
    show: () => (
      <ul className="w-full max-w-md">
        {FILES.map((row) => (
          <UploadRow key={row.key} row={row} onRetry={nothing} onDismiss={nothing} />
        ))}
        <li>
          <UploadProgress share={1} label="brass-lamps.mp4" />
        </li>
      </ul>
    ),
  },
];
