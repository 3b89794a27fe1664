import { markedParts } from '../marked-parts';

type Props = { text: string; terms: string[] };

/** A text in which flagged terms, phone numbers and email addresses are marked. */
export const MarkedText = ({ text, terms }: Props) =>
  markedParts(text, terms).map((part, index) =>
    part.isMarked ? (
      <mark
        key={index}
        className="rounded-sm bg-red-50 px-0.5 font-semibold text-red-700"
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
