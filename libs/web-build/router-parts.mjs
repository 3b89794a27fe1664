/** Stands in for react-router's `dom/ssr/components.js`: outside its framework mode these do just this. */
import { createContext, useRef } from 'react';

export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;

/** A link here never prefetches. */
export function usePrefetchBehavior() {
  return [false, useRef(null), {}];
}

export const mergeRefs =
  (...refs) =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
