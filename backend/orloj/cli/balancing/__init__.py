"""What `orloj balance` does with the games it has played: count, weigh, print."""
