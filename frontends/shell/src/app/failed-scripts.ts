/** A script tag the server wrote that failed: webpack would wait two minutes for its `load`. Without the tag, it requests the script again. */
type Timing = Omit<PerformanceResourceTiming, 'responseStatus'> & {
  responseStatus?: number;
};

const hasFailed = ({ src }: HTMLScriptElement): boolean =>
  performance.getEntriesByName(src).some((entry) => {
    const { responseEnd, responseStatus = 200 } = entry as Timing;
    return responseEnd > 0 && (responseStatus === 0 || responseStatus >= 400);
  });

function removeScript({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.async) target.remove();
}

/** Those that failed already, and those that will. */
export function removeFailedScripts(): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[async]')) {
    if (hasFailed(script)) script.remove();
  }
  // After those who listen at the tag itself.
  addEventListener('error', removeScript, true);
}
