"""Times scikit-learn's k-means, on one thread, on the matrix that bench_engine printed.

usage: sklearn_kmeans.py ENGINE.json > SKLEARN.json
"""
import json
import statistics
import sys
import time

import numpy
import sklearn
from sklearn.cluster import KMeans
from threadpoolctl import threadpool_limits


def main():
    with open(sys.argv[1]) as file:
        x = numpy.array(json.load(file)["x"])
    times = []
    with threadpool_limits(limits=1):
        for seed in range(6):
            start = time.perf_counter()
            fit = KMeans(
                n_clusters=5, init="k-means++", n_init=50, tol=0, algorithm="lloyd", random_state=seed
            ).fit(x)
            times.append((time.perf_counter() - start) * 1000)
    # The first call warms up.
    print(json.dumps({
        "version": sklearn.__version__, "kmeans_ms": statistics.median(times[1:]), "inertia": fit.inertia_,
    }))


main()
