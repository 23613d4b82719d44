export default {
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: { program: 'src/program.ts', light: 'src/light.ts', browserless: 'src/browserless.ts' },
      formats: ['es'],
    },
  },
};
