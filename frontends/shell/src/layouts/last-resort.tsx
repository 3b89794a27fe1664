import { Component, type ReactNode } from 'react';

const TEXTS = {
  en: { message: 'Something went wrong.', way: 'Back to the home page' },
  ne: { message: 'केही गडबड भयो।', way: 'गृहपृष्ठमा फर्कनुहोस्' },
};

/** When even the error page fails: a text that needs nothing of the application (spec 8). */
export class LastResort extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { message, way } = TEXTS[document.documentElement.lang === 'ne' ? 'ne' : 'en'];
    return (
      <div role="alert" className="px-6 py-20 text-center">
        <h2 className="mb-4 text-lg">{message}</h2>
        {/* Loads the page again: what is in memory cannot be trusted any more. */}
        <a href="/" className="font-semibold text-indigo-700 underline">
          {way}
        </a>
      </div>
    );
  }
}
