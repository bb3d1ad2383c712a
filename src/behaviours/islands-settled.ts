import settled from './settled.ts';

declare global {
  interface Window {
    /** Where Astro's runtime looks for client directives, by name. */
    Astro?: Record<string, typeof settled>;
  }
}

// Before the runtime is evaluated, which looks here at once: hence a module of its own.
window.Astro = { ...window.Astro, settled };
