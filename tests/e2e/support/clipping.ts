/** Texts whose strokes are cut off: Devanagari stands higher and hangs lower than Latin letters. */

/** Runs in the page, so it knows nothing from outside itself. */
export function clippedTexts(): string[] {
  const LOWEST_LINE = 1.3;
  const LOOSE = 0.15;
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
  const isBox = (element: Element) => element.matches('h1, h2, h3, button, [role="tab"]');
  const isCut = (element: Element) => {
    const { overflowY, webkitLineClamp, lineHeight, fontSize } =
      getComputedStyle(element);
    const { clientHeight, scrollHeight, textContent } = element;
    // What only screen readers read is one pixel high; a list that scrolls cuts nothing off.
    if (clientHeight <= 1 || /auto|scroll/.test(overflowY)) return false;
    if (overflowY === 'visible' && !isBox(element)) return false;
    // A clamped text goes on below its box: there only the height of its lines tells.
    if (webkitLineClamp !== 'none') {
      const isLow = parseFloat(lineHeight) / parseFloat(fontSize) < LOWEST_LINE;
      return isLow && /[\u0900-\u097f]/.test(textContent ?? '');
    }
    // Lines may stand close, as long as nothing cuts into them.
    const room = overflowY === 'visible' ? parseFloat(fontSize) * LOOSE : 1;
    return scrollHeight > clientHeight + room;
  };
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => hasOwnText(element) || isBox(element),
  );
  return texts
    .filter(isCut)
    .map(
      ({ outerHTML, clientHeight, scrollHeight }) =>
        `${scrollHeight} in ${clientHeight} px: ${outerHTML.slice(0, 200)}`,
    );
}
