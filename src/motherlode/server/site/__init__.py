"""A site of many nodes: who runs which table, how the others reach it, and what an operator looks at."""
