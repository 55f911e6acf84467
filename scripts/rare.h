/* A fault leaves every function of Cython by this one: what leads to it lies apart from what happens in every turn. */
static void __Pyx_AddTraceback(const char *, int, int, const char *) __attribute__((cold));
