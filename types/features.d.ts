/** What this site has (src/content/features.ts), as a constant of the build: build/features.ts puts it in. */
declare const FEATURES: typeof import('../src/content/features.ts').features;
