/** The value of a design token: a canvas knows no variables. */
export const tokenOf = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(token).trim();
