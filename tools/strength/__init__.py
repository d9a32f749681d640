"""How strong a computer player is, measured by matches in which every deal is played from every seat; and tuning."""
